/** What a plan costs, whom it suits and what it includes. {name} is the plan, {price} its price with the period. */

export const pricedPlans = [
  '{name} costs {price}',
  'for {name}, the price is {price}',
  '{price} is the price of {name}',
  'those who choose {name} pay {price}',
  'the price of {name} is {price}',
  'with {name}, the bill comes to {price}',
  '{name} comes at {price}',
] as const;
export const nextPricedPlans = [
  'by comparison, {name} costs {price}',
  'then comes {name} at {price}',
  '{name} follows at {price}',
  'in contrast, the price of {name} is {price}',
  'those who choose {name} instead pay {price}',
  'next on the list is {name}, which costs {price}',
  'after that, the list has {name} at {price}',
] as const;
export const lastPricedPlans = [
  'finally, {name} costs {price}',
  'last on the list is {name} at {price}',
  'the list ends with {name}, which then costs {price}',
] as const;
export const freePlans = [
  '{name} is free',
  '{name} costs nothing',
  'nothing is charged for {name}',
  'no money is due for {name}',
] as const;
export const openPlans = [
  'for {name}, the page gives no figure but says “{price}”',
  '{name} has no fixed price, as the page says “{price}”',
  'under {name}, the price list says “{price}”',
  'the entry for {name} reads “{price}” instead of a figure',
] as const;
export const planPurposes = [
  'it is for {for}',
  'it suits {for}',
  'it addresses {for}',
  'this one is for {for}',
  'the page describes it as a choice for {for}',
  'it has {for} in mind',
] as const;
export const planThings = [
  'the page sums it up as “{T}”',
  'the page describes it with the words “{T}”',
  'its line on the page is “{T}”',
  'in the words of the page, it is “{T}”',
] as const;
export const planContents = [
  'it includes {l}',
  'that covers {l}',
  'with it, buyers get {l}',
  'for this, the page lists {l}',
] as const;

export const secondPrices = [
  'there is also a price of {price}',
  'the page also lists it at {price}',
  'another way to pay for it is {price}',
  'it is also on offer at {price}',
  'in addition, it has a price of {price}',
] as const;
