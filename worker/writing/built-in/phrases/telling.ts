/** Frames around what a source says of its product. {P} the product, {U} its users, {A} an action, {T} a thing, {n} a feature. */

export const actionFrames = [
  '{U} can {A}',
  '{P} lets {U} {A}',
  'with {P}, {U} can {A}',
  '{U} {A}',
  'in {P}, {U} can {A}',
] as const;

/** For actions that come after another statement of the same paragraph. */
export const nextActionFrames = [
  '{U} can also {A}',
  'it also lets {U} {A}',
  'besides, {U} can {A}',
  'in addition, {U} can {A}',
  'at the same time, {U} can {A}',
  '{P} also lets {U} {A}',
  'beyond that, {U} can {A}',
  'on top of that, {U} can {A}',
  'moreover, {U} can {A}',
] as const;

/** For actions with a clause of their own inside: nothing may stand between the users and the verb. */
export const longActionFrames = ['{U} {A}', 'in {P}, {U} {A}', 'with {P}, {U} {A}'] as const;

export const predicateFrames = ['{P} {V}', 'the product {V}', '{P} itself {V}'] as const;
export const nextPredicateFrames = [
  'it also {V}',
  'it {V}',
  '{P} also {V}',
  'in addition, it {V}',
  'besides, it {V}',
] as const;

export const stateFrames = ['{P} is {V}', 'the product is {V}', 'according to its pages, {P} is {V}'] as const;
export const nextStateFrames = ['it is {V}', 'it is also {V}', '{P} is also {V}'] as const;

export const thingFrames = [
  '{P} includes {T}',
  '{P} comes with {T}',
  '{P} offers {T}',
  'the page also names {T}',
  '{U} get {T}',
  'the list of features has {T}',
  'the page lists {T}',
] as const;
export const nextThingFrames = [
  'it also includes {T}',
  'it also comes with {T}',
  'in addition, {U} get {T}',
  'there is also {T}',
] as const;

/** Leads from a feature's name to a whole sentence about it. */
export const clauseLeads = [
  '{P} also has {an}: {C}',
  'as for {the}, {C}',
  'take {the}: {C}',
  'when it comes to {the}, {C}',
  '{P} describes {the} (in plain terms|briefly|like this): {C}',
  'another part of {P} is {the}: {C}',
  'of {the}, the page says that {C}',
  'then there is the matter of {the}: {C}',
  'on {the}, {P} is specific: {C}',
  'what {P} means by {the} is (this|simple): {C}',
  '{P} counts {the} among its features: {C}',
  'the idea behind {the} is plain: {C}',
  '{P} offers {an} too: {C}',
] as const;

/** Leads from a feature's name to an action. */
export const actionLeads = [
  'with {the}, {U} can {A}',
  'through {the}, {U} can {A}',
  '{P} has {an} with which {U} can {A}',
  'thanks to {the}, {U} can {A}',
  'there {is} also {an}, so {U} can {A}',
  '{P} offers {an}, so that {U} can {A}',
  'as for {the}, {U} can {A}',
  'for {the}, {U} can {A}',
  'the point of {the} is that {U} can {A}',
  'another entry is {the}: {U} can {A}',
  '{P} adds {an}, which means that {U} can {A}',
] as const;

export const longActionLeads = [
  'with {the}, {U} {A}',
  'as for {the}, {U} {A}',
  'for {the}, {U} {A}',
  'take {the}: {U} {A}',
  'another part of {P} is {the}: {U} {A}',
  '{the} {works} like this: {U} {A}',
] as const;

/** Tie a whole sentence to the one before it. */
export const ties = ['in addition, ', 'what is more, ', 'besides, ', 'moreover, ', 'on top of that, '] as const;

/** Give a sentence to whoever says it. */
export const attributions = [
  'according to {P}, {C}',
  '{P} says that {C}',
  'the product page states that {C}',
  'as {P} puts it, {C}',
  'the company says that {C}',
  '{P} points out that {C}',
  'as its own pages explain, {C}',
  'the site notes that {C}',
] as const;

/** Leads from a feature's name that is a slogan: it stands in quotes. */
export const quotedLeads = [
  'under the heading “{q}”, the page says that {C}',
  'what stands behind “{q}” is this: {C}',
  '“{q}” is the heading here, and it means that {C}',
  '{P} explains its line “{q}” like this: {C}',
  'the words “{q}” have a plain meaning: {C}',
] as const;
export const quotedActionLeads = [
  'under the heading “{q}”, the page explains that {U} {A}',
  'what stands behind “{q}” is this: {U} {A}',
  '“{q}” is the heading here, and it means that {U} {A}',
  '{P} explains its line “{q}” like this: {U} {A}',
  'the words “{q}” have a plain meaning: {U} {A}',
] as const;

/** For what can only be said in the source's own words. */
export const quotations = [
  'the page puts it in these words: “{Q}”',
  'in the words of {P}: “{Q}”',
  '{P} writes: “{Q}”',
  'the site has this to say: “{Q}”',
  'the page itself says: “{Q}”',
  'as {P} has it: “{Q}”',
  'to quote the site: “{Q}”',
  'here is how {P} tells it: “{Q}”',
  'the text has it like this: “{Q}”',
] as const;

/** Leads from the subject of a passage to what it says. */
export const topicLeads = [
  'as for {the}, {C}',
  'when it comes to {the}, {C}',
  'on {the}, the page says that {C}',
  'on the subject of {the}, {C}',
  'with regard to {the}, {C}',
] as const;
