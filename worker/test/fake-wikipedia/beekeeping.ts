import type { EncyclopediaPage } from './types.ts';

export const beekeeping: EncyclopediaPage[] = [
  {
    title: 'Urban beekeeping',
    links: ['Beekeeping', 'Beehive', 'Honey bee', 'Green roof', 'Varroa mite'],
    text: `Urban beekeeping is the practice of keeping bee colonies in towns and cities. Hives stand on roofs, balconies, in gardens and in parks. City bees often find more varied flowers than bees in the farmed countryside, and they meet fewer pesticides. Most urban beekeepers keep one to five hives as a hobby.


== History ==
Bees were kept in cities for most of recorded history. In Paris a beekeeping school has existed in the Luxembourg Garden since 1856. Many cities banned hives in the twentieth century out of fear of stings. New York City lifted its ban in March 2010. London counted about 1,700 registered colonies in 2008 and more than 5,500 ten years later. Hotels, banks and opera houses began to place hives on their roofs in the 2000s.


== Practice ==
A colony needs a sunny place that is sheltered from wind. The entrance should not face a path, because bees fly straight out and up. A fence or hedge two metres high makes the bees rise above the heads of neighbours. Water must be near, since bees otherwise visit swimming pools and dripping taps. Beekeepers inspect each hive every week or so in spring to prevent swarming. On roofs the hives are fixed with straps, and the keeper has to carry all equipment and honey by stairs.
A hive in a good city site yields 10 to 30 kilograms of honey in a year. The honey is taken in summer, and the bees are then fed with sugar syrup for the winter.


== Regulation ==
Rules differ from city to city. In New York hives must be registered each year with the health department. Berlin asks beekeepers to report their colonies to the veterinary office. Some cities limit the number of hives per plot or require the consent of neighbours. Insurance against damage from stings is often part of the membership of a beekeeping club.


== Benefits ==
Bees pollinate fruit trees and vegetables in gardens. Honey from cities is often rich in flavour, because it comes from many kinds of flowers. Schools use hives to teach biology. Tests in several German cities found no more heavy metal in city honey than in honey from the country.


== Criticism ==
Biologists warn that too many hives leave too little food for wild bees. A study from Montreal in 2023 found fewer small wild bees where the number of hives was high. The botanic garden at Kew stated in 2020 that London had too many hives in some districts. Beginners who neglect their hives can spread disease to other colonies. Swarms alarm residents, although a swarm seldom stings.


== See also ==
Beekeeping
Beehive
Pollinator decline


== References ==`,
  },
  {
    title: 'Beekeeping',
    links: ['Urban beekeeping', 'Beehive', 'Honey', 'Varroa mite'],
    text: `Beekeeping is the care of bee colonies by people, mostly in hives that people have made. Beekeepers gather honey, wax and other products, and they rent out hives to pollinate crops. A place where hives are kept is called an apiary. Nearly all managed bees belong to the western honey bee.


== History ==
Rock paintings near Valencia show people gathering wild honey some 8,000 years ago. Egyptian reliefs from about 2400 BC show hives of clay. In Europe bees lived in logs and in baskets of straw called skeps. The colony was often killed at harvest. In 1851 the American pastor Lorenzo Langstroth found that bees leave a gap of six to nine millimetres free of comb. He designed a hive with frames that can be lifted out without harm to the bees, and his design spread around the world.


== Equipment ==
A smoker calms the bees, because smoke covers their alarm scent. A veil protects the face. The hive tool is a flat bar that loosens the frames. Honey is taken from the combs in an extractor that spins them. Beginners can start with a jacket, a smoker, a hive tool and two hives.


== The year ==
In spring the colony grows fast, and the beekeeper adds space. A crowded colony raises a new queen and swarms. The main harvest falls between May and August, depending on the climate. In late summer the beekeeper treats the bees against mites. Through the winter the bees form a cluster and live on their stores. A colony needs about 15 kilograms of stores to survive a cold winter.


== Methods ==
Conventional beekeeping uses frame hives, regular inspection and treatment. Natural beekeeping leaves the bees more to themselves and takes little honey. Urban beekeeping has grown in many large cities since the 2000s. Migratory beekeepers move their hives with the bloom. Each February about two million hives are brought to the almond orchards of California.


== Diseases ==
The varroa mite is the most serious pest of the honey bee. It feeds on larvae and adults and carries viruses. American foulbrood is a bacterial disease whose spores stay alive for more than 40 years. In many countries it must be reported to the authorities. Colony losses in winter lie between 10% and 30% in most years.


== Economics ==
The world produced about 1.8 million tonnes of honey in 2022. China is the largest producer. In the United States the fees for pollination exceed the income from honey for many beekeepers. Cheap syrup sold as honey lowers the price for honest producers. A test by the European Union in 2023 found that 46% of imported samples were suspicious.


== See also ==
Urban beekeeping
Apiary


== References ==`,
  },
  {
    title: 'Beehive',
    links: ['Beekeeping', 'Langstroth hive', 'Skep'],
    text: `A beehive is a structure in which honey bees live and raise their young. In beekeeping the word means a box made by people, while a colony in a hollow tree is called a nest. The comb inside the hive holds honey, pollen and brood. Modern hives have frames that the beekeeper can lift out one by one.


== Parts ==
The hive stands on a floor with an entrance. Above it is the brood box, where the queen lays her eggs. Boxes called supers are placed on top and hold the honey. A grid between the two, the queen excluder, keeps the queen out of the supers. A lid covers the hive and keeps out the rain.


== Types ==
The Langstroth hive is the most widely used type in the world. The Dadant hive has a larger brood box and is common in France and Italy. The British National hive is square and smaller, so a full super is lighter to lift. A top-bar hive is a long box without frames, and the bees build their comb freely from wooden bars. The Warré hive is stacked from below and is meant to need little work. The Flow hive, sold since 2015, lets honey run out through a tap without opening the box.


== Materials ==
Most hives are made of pine or cedar. Polystyrene hives are light and keep the colony warm, but they do not last as long. Plastic is easy to clean. Hives are painted on the outside only, since bees do not tolerate the smell of fresh paint.


== Placement ==
Hives are placed off the ground to keep out damp and mice. The entrance often faces south-east, so that the morning sun wakes the bees. In urban beekeeping the hive is turned away from neighbours. The ground in front is kept free of tall grass. A full hive can weigh 100 kilograms, so a roof must be able to bear it.


== History ==
The oldest hives known were found at Tel Rehov in Israel and date from about 900 BC. They were cylinders of clay and straw. Skeps of straw were used in Europe until the nineteenth century. The movable frame replaced them after 1851.


== References ==`,
  },
  {
    title: 'Varroa mite',
    links: ['Beekeeping', 'Honey bee'],
    text: `The varroa mite is a parasite of honey bees that weakens and kills their colonies. It came originally from Asia, where it lives on the eastern honey bee without much harm. Since the middle of the twentieth century it has spread to nearly every country with beekeeping. Beekeepers regard it as the greatest threat to their colonies.


== Life cycle ==
The female mite enters a brood cell shortly before the bees close it. She feeds on the larva and lays her eggs there. The young mites mate inside the cell and leave it together with the young bee. A mite lives for two to three months in summer. The number of mites doubles about once a month while there is brood.


== Damage ==
Mites feed on the fat body of the bee, an organ that stores food and helps against disease. Bees that were infested as larvae are lighter and live for a shorter time. The mite also passes on viruses, among them one that cripples the wings. Without treatment most colonies die within one to three years.


== Detection ==
Beekeepers count the mites that fall on a board below the hive. A more exact way is to shake a sample of 300 bees with powdered sugar and count the mites that come off. Three mites in a hundred bees are a common limit for treatment in late summer.


== Treatment ==
Organic acids such as formic acid and oxalic acid are the usual means in Europe. Strips with synthetic agents are easier to use, but mites have become resistant to several of them. Removing drone brood takes many mites out of the hive, because they prefer it. Breeders select bees that clear infested cells by themselves. In urban beekeeping all hives of a district should be treated at the same time, as mites travel with bees from hive to hive.


== Spread ==
The mite was first described on Java in 1904. It reached Europe in the 1970s and the United States in 1987. New Zealand found it in 2000. Australia was free of it until June 2022, when it was found near the port of Newcastle.


== References ==`,
  },
];
