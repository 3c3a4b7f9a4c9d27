/** Verbs with which product sites ask their readers to do something; the commonest verbs of button labels and headlines. */
export const imperatives: ReadonlySet<string> = new Set(
  [
    'add automate analyze ask avoid boost bring browse build buy capture chat check choose click collaborate collect compare connect',
    'contact control convert copy create customize debug define deliver deploy design detect develop discover download drag drive edit',
    'embed enable enter experience explore export extend find fix flash focus forget generate get give go grow handle have hire host',
    'import improve increase insert install integrate invite join keep launch learn let level listen load log look make manage map',
    'measure meet migrate monitor move open optimize order organize pick pin plan play power press prevent protect publish pull push',
    'put query reach read record reduce register replace request review run save scale scan schedule score search secure see select',
    'send serve set share ship shop sign simplify speak start stay stop store stream streamline subscribe switch sync take talk teach',
    'test track train transform translate try turn type understand unlock update upgrade upload use view visit watch work write',
  ]
    .join(' ')
    .split(' '),
);
