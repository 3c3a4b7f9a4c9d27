/**
 * Who products are for, as the head of a noun phrase in the plural: groups of people and kinds of organisations. Gathered from the
 * major groups of the International Standard Classification of Occupations and from common words for organisations.
 */
export const people: ReadonlySet<string> = new Set(
  [
    'accountants administrators advisers advisors analysts architects artists authors bakers bloggers bookkeepers brokers builders buyers',
    'carers chefs citizens clinicians coaches coders consultants contractors cooks craftspeople creators dentists designers developers',
    'directors doctors drivers editors educators electricians employees employers engineers enthusiasts entrepreneurs executives experts',
    'farmers fishers founders freelancers friends gamers gardeners growers hobbyists hosts individuals instructors journalists keepers',
    'landlords lawyers leaders learners lecturers librarians makers managers marketers mechanics men merchants musicians newcomers nurses',
    'operators organisers organizers owners painters parents patients people pharmacists photographers physicians planners players plumbers',
    'producers professionals programmers psychologists publishers readers recruiters researchers restaurateurs scientists sellers seniors',
    'shopkeepers singers specialists streamers students sysadmins tailors teachers technicians therapists traders trainers translators',
    'travellers travelers tutors veterinarians volunteers women workers writers beginners everyone anyone',
    'agencies associations bakeries banks brands businesses charities churches clinics clubs communities companies cooperatives enterprises',
    'families farms firms governments groups hospitals hotels households institutions kitchens labs laboratories libraries manufacturers',
    'museums nonprofits non-profits offices organisations organizations practices retailers restaurants schools shops startups start-ups',
    'stores studios teams universities workshops',
  ]
    .join(' ')
    .split(' '),
);

/** 'Salt keepers', 'Small clubs': a phrase in the plural whose last word is one of those. */
export const namesPeople = (phrase: string) =>
  people.has(
    phrase
      .toLowerCase()
      .split(/[^a-z-]/)
      .at(-1) ?? '',
  );
