/** Words that carry no meaning of their own: they do not count towards a keyphrase's length or its matches. */
export const functionWords: ReadonlySet<string> = new Set(
  (
    'a an the this that these those it its he she they we you i me my our your their his her them us ' +
    'and or but nor so yet if then than as at by for from in into of off on onto out over per to up with without within ' +
    'about above across after against along among around before behind below beneath beside between beyond during ' +
    'except inside like near outside since through throughout toward towards under until upon via versus vs ' +
    'is are was were be been being am do does did doing has have had having can could may might must shall should will would ' +
    'not no any some each every all both either neither more most much many few less least other another such ' +
    'what which who whom whose when where why how there here again also just only very too even ever still'
  ).split(' '),
);
