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


== Equipment ==
City beekeepers need the same equipment as others, only lighter. Polystyrene hives are popular on roofs, because wooden ones are heavy when they are full. A veil, gloves and a smoker are the basis. Many clubs lend an extractor, so that a beginner need not buy one. A beginner spends between 400 and 800 euros in the first year.


== Getting started ==
A course with a local club is the usual first step. It lasts from one winter to a full year, and members can work with the hives of the club. Beginners should start with two colonies, since one weak colony can then be joined with the other. A nucleus, a small colony with a young queen, is bought in May or June. The first honey comes in the second year as a rule.


== Neighbours ==
Most complaints concern stings, swarms and droppings on washing. Beekeepers choose gentle strains and replace a queen whose bees are aggressive. A jar of honey helps to keep the peace. People with an allergy should be told before hives are set up near them. Schools and kindergartens ask for a greater distance.


== Economics ==
A hobby beekeeper seldom earns more than the cost of the hives. City honey sells at a high price, often 20 euros a kilogram or more. Companies pay beekeepers to look after hives on their roofs, and the fee is about 2,000 euros a year. Restaurants and hotels serve the honey from their own roofs.


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


== Products ==
Honey is the main product of most apiaries. Beeswax is used for candles, polish and cosmetics. Propolis, a resin that bees collect from buds, serves in tinctures. Royal jelly and pollen are sold as food supplements, though proof of their effect is weak. Venom is collected for medicine in small amounts.


== Pollination ==
About a third of the crops that people eat gain from insects that pollinate them. Fruit growers rent hives for the weeks of bloom. One strong colony per acre is a common rule for apples. Bees visit flowers within about three kilometres of the hive. Rain and cold during the bloom reduce the harvest more than a lack of hives.


== Regulation ==
Most countries require beekeepers to register their hives. Movement between districts may need a health certificate. Food law sets how honey must be labelled and stored. In the European Union the label must name the country in which the honey was harvested. Some regions protect local races of bees and allow no others.


== Safety ==
A sting hurts for minutes and swells for a day or two. Fewer than one person in a hundred is allergic to bee venom, but for them a sting can be fatal. Beekeepers work calmly, wear light clothes and avoid the line of flight. Stings on the face are removed at once. A phone within reach is part of every visit to an apiary.


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


== Maintenance ==
A hive lasts for 20 years or more if its wood is kept dry. Frames are replaced every three years, because old comb holds germs. Boxes are scraped and scorched with a flame before they are used again. The floor is changed or cleaned in early spring. Ants are kept away with rings of oil around the feet of the stand.


== Cost ==
A new wooden hive costs between 100 and 250 euros. Flow hives are several times as expensive. Many beekeepers build their own boxes from plans that are free of charge. Second-hand hives are cheap but can carry disease, so they must be cleaned thoroughly.


== Use through the year ==
In spring the beekeeper adds a super when the brood box is full. Two or three supers may stand on a strong colony in early summer. After the harvest the supers are removed and stored with protection from wax moths. In winter the entrance is narrowed, and a grid keeps mice out. Snow does no harm, for it lets air through.


== Criticism ==
Some biologists hold that box hives are too thin and too close to the ground compared with hollow trees. Thin walls make the bees use more honey for heat. Flow hives are said to tempt beginners to leave their bees alone. Makers reply that inspection remains necessary with every hive.


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


== Description ==
The adult female is reddish brown, flat and about 1.6 millimetres wide. She can be seen with the naked eye on the back of a bee. Males are smaller, pale and never leave the cell. The flat body fits between the plates of the bee's belly, where grooming does not reach it.


== Prevention ==
Good timing matters more than strong agents. Beekeepers treat in late summer, before the winter bees hatch, and once more in December when there is no brood. New colonies are treated before they are given brood. Keeping colonies apart slows the spread, because bees rob weak hives and bring mites home. Records of mite counts show whether a treatment has worked.


== Economic impact ==
The mite raises the cost of beekeeping everywhere. Treatment takes between 10 and 30 euros and some hours of work for each colony in a year. Losses in winter must be made good with new colonies in spring. Fees for pollination have risen as a result. In countries without the mite, honey is still produced without any treatment.


== Research ==
Scientists search for bees that live with the mite. Colonies on the Swedish island of Gotland survived without treatment after 1999. Russian strains tolerate more mites than Italian ones. Trials with fungi, sound and heat have had mixed results. A vaccine against the viruses that the mite carries is under study.


== References ==`,
  },
];
