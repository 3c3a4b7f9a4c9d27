/** Nouns that take an article in the singular. Of any other noun nothing is known, so it stands bare. */
export const countable = new Set(
  (
    'app tool platform system crm erp crms cms lms plugin tracker generator planner calculator scheduler builder dashboard chatbot bot ' +
    'editor manager calendar website extension template solution suite api vpn pos desk helpdesk program assistant database ' +
    'grinder machine blender kettle oven fryer toaster knife mattress pillow chair desk sofa table lamp laptop phone monitor keyboard ' +
    'camera lens watch bag backpack jacket dress bike bicycle car scooter tent stroller crib tv tablet printer drone router speaker ' +
    'microphone guitar piano drill saw mower grill vacuum cleaner purifier heater fan pump panel battery charger helmet tire boot shoe ' +
    'toy gift book pen notebook bottle mug pan pot bed bench rug mirror treadmill kayak surfboard racket ball harness leash collar ' +
    'plumber electrician lawyer attorney dentist doctor therapist accountant photographer videographer florist caterer dj planner ' +
    'coach tutor consultant designer developer architect contractor painter roofer mechanic locksmith cleaner babysitter nanny ' +
    'trainer barber hairdresser stylist realtor agent agency notary translator mover gardener company firm service ' +
    'hotel hostel restaurant cafe bar gym spa salon clinic museum park beach venue space studio school kindergarten library campsite ' +
    'resort theater cinema bakery pharmacy store shop market garage'
  ).split(' '),
);
