/** Button texts that lead to an account, a trial or a talk, as product sites in general have them (style guides of landing pages). */
export const signUps = [
  'sign up; sign up free; sign up for free; sign up now; create account; create an account; create your account; create a free account; create your free account',
  'start free; start for free; start free trial; start your free trial; start a free trial; start trial; free trial; try free; try for free; try it free; try it for free; try it now; get started free; get started for free',
  'book a demo; request a demo; get a demo; schedule a demo; request access; request early access; get early access; get access; apply for access',
  'join the waitlist; join waitlist; join the waiting list; join the beta; join the private beta; join the public beta',
].join('; ');

/** Verbs with which a button hands the product out. */
export const handingOut = 'download; free download; install; get; add to; available; available on; available for; try';

/** What such a button says besides the names of systems, stores and the product. */
export const besideNames =
  'a; all; also; apk; appimage; deb; dmg; exe; msi; pkg; rpm; zip; tar; gz; and; app; apps; add; add-on; add-ons; available; browser; browsers; client; cli; compatible; desktop; download; downloads; extension; for; free; from; get; in; install; installer; it; latest; major; mobile; modern; native; natively; now; on; or; our; portable; release; requires; running; runs; setup; software; store; supports; the; to; today; universal; version; via; with; works; your; &; +; /';
