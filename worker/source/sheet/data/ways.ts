/** Button texts that lead to a trial or a demonstration, as product sites in general have them (style guides of landing pages). */
export const trials = [
  'start free trial; start your free trial; start a free trial; start trial; free trial; try free; try for free; try it free; try it for free; try it now',
  'book a demo; request a demo; get a demo; schedule a demo',
].join('; ');

/** Verbs with which a button hands the product out. */
export const handingOut = 'download; free download; install; get; add to; available; available on; available for; try';

/** What such a button says besides the names of systems, stores and the product. */
export const besideNames =
  'a; all; also; apk; appimage; deb; dmg; exe; msi; pkg; rpm; zip; tar; gz; and; app; apps; add; add-on; add-ons; available; browser; browsers; client; cli; compatible; desktop; download; downloads; extension; for; free; from; get; in; install; installer; it; latest; major; mobile; modern; native; natively; now; on; or; our; portable; release; requires; running; runs; setup; software; store; supports; the; to; today; universal; version; via; with; works; your; &; +; /';
