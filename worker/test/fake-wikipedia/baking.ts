import type { EncyclopediaPage } from './types.ts';

/** Written for the tests in the manner of an encyclopedia; not a copy of one. */
export const baking: EncyclopediaPage[] = [
  {
    title: 'Sourdough',
    links: ['Sourdough starter', 'Bread', 'Proofing (baking)', 'Lactobacillus', 'Baking', 'Sourdough (film)'],
    text: `Sourdough is a bread raised by wild yeast and lactic acid bacteria that live together in a mixture of flour and water. The bacteria give the bread its sour taste, while the yeast produces the gas that lifts the dough. Because the acids slow the growth of mould, a sourdough loaf keeps longer than bread made with baker's yeast. Until the nineteenth century most raised bread in Europe was sourdough.


== Etymology ==
The English word joins "sour" and "dough" and has been in use since the late Middle Ages. In the American West, "sourdough" (  ) also became a nickname for prospectors who carried their starter with them.


== History ==
Archaeologists have found traces of raised bread in Egypt that are more than 3,000 years old. A loaf found in Switzerland in 1976 was dated to about 3600 BC. Roman writers describe how bakers kept back a piece of dough to raise the batch of the following day. In the Middle Ages the method was common in monasteries and village bakeries across the continent.
Baker's yeast became widely available in the 1870s, and it replaced sourdough in most city bakeries within two generations. Prospectors brought the bread to northern California during the gold rush of 1849. Small bakeries took up the method again in the 1980s, when customers began to ask for bread without additives. In 2020, many households began to bake sourdough during the lockdowns, and flour was short in several countries.


== Preparation ==
A baker begins with a starter, a culture of flour and water in which yeast and bacteria have grown. Part of the starter is mixed with more flour and water, and this mixture is left to ferment for several hours. The baker then adds the remaining flour, water and salt. Salt tightens the gluten and slows the fermentation.
The dough rests for three to five hours at room temperature, and the baker folds it several times in that period. Each fold strengthens the gluten network without kneading. After the first rise the dough is divided, shaped and placed in a basket. A second rise in the refrigerator takes between eight and sixteen hours. The cold slows the yeast more than the bacteria, so the flavour gets stronger.
The loaf is baked at about 230 °C, often in a covered pot that holds the steam. Steam keeps the surface soft, so that the loaf can expand before the crust sets. Before baking, the baker cuts the surface with a blade to control where the crust opens.


=== Hydration ===
Hydration is the weight of the water as a share of the weight of the flour. A dough of 65% hydration is firm and easy to shape. Above 80% the dough is sticky, and the crumb becomes open and moist. Whole grain flour takes up more water than white flour.


=== Temperature ===
Temperature decides how fast the dough ferments. At 24 °C the first rise takes about four hours, whereas at 30 °C it may be over in two. Warm doughs taste mild, because the bacteria produce more lactic acid than acetic acid. Cool doughs taste sharper.


== Types ==
Several regional types of sourdough exist. San Francisco sourdough is white, chewy and markedly sour. German rye bread uses sourdough because rye flour needs acid to hold its crumb. French levain bread is mild, and its starter is kept stiff. Italian panettone is sweet, although it too is raised with a natural starter. Injera, the flat bread of Ethiopia, is made from a fermented batter of teff.


== Nutrition ==
The acids in sourdough break down phytate, a compound that binds minerals in grain. As a result, the body can take up more iron, zinc and magnesium from the bread. The starch of sourdough is digested more slowly than that of yeast bread, and blood sugar rises less after a meal. A long fermentation also breaks down part of the gluten. However, sourdough made from wheat is not safe for people with coeliac disease.


== Criticism ==
Critics point out that the word is not protected in most countries. Some industrial bakers add dried sourdough powder or vinegar to yeast bread and sell it as sourdough. The Real Bread Campaign, a British group, calls such loaves "sourfaux" and has asked for a legal definition since 2008. Home bakers find the method slow, and a loaf can take two days from start to finish.


== See also ==
Sourdough starter
Bread in culture
List of sourdough breads
Proofing (baking)


== References ==
A list of works.`,
  },
  {
    title: 'Sourdough starter',
    links: ['Sourdough', 'Flour'],
    text: `A sourdough starter is a culture of wild yeast and lactic acid bacteria in a paste of flour and water. Bakers use it to raise sourdough bread in place of commercial yeast. A starter that is fed regularly can live for decades. Other names for it are levain, leaven and mother.


== Composition ==
The yeast and the bacteria of a starter depend on each other. The bacteria feed on maltose, a sugar that many wild yeasts cannot use. The yeast in turn releases sugars and amino acids on which the bacteria grow. The acid that the bacteria produce keeps most other microbes out. More than fifty species of lactic acid bacteria have been found in starters around the world.
A study of 500 starters from four continents, published in 2021, found that geography explains little of the difference between them. How the baker feeds the starter matters more. The flour brings most of the microbes, while the baker's hands and the kitchen bring the rest.


== Making a starter ==
A starter is made from equal weights of flour and water. The mixture stands in a jar at room temperature and is stirred once a day. From the second day on, the baker throws away half of it each day and adds fresh flour and water. Bubbles appear after two or three days, but the first bubbles come from bacteria that later die out. After seven to ten days the starter rises and falls in a regular rhythm. It is ready when it doubles in volume within six hours of feeding.
Rye flour speeds up the process because it carries more microbes and minerals than white flour. Chlorinated tap water can slow the culture.


== Maintenance ==
At room temperature a starter needs to be fed once or twice a day. In the refrigerator once a week is enough. Bakers call the part that is removed before a feeding the discard. The discard can be used for pancakes, crackers and flat breads. A grey liquid on top shows that the culture is hungry, and it can be poured off or stirred in. Pink or orange streaks are a sign of spoilage, and such a starter should be thrown away.


== Forms ==
Starters differ in how much water they hold. A liquid starter contains as much water as flour and ferments quickly. A stiff starter contains about half as much water as flour and produces more acetic acid. Dried starter keeps for years and can be sent by post. Some bakers keep several starters, for example one of rye and one of wheat.


== Common problems ==
A starter that smells of nail varnish is short of food. If a starter does not rise, the kitchen may be too cold. Bread from a weak starter is dense and gummy. Too much starter in the dough makes the loaf sour and flat, since the acid weakens the gluten.


== Flour and water ==
Whole grain flour carries more wild yeast than white flour, because most of the microbes sit on the bran. Many bakers begin with rye and change to wheat once the culture is active. Bleached flour ferments poorly. The water should be at room temperature. Hot water above 50 °C kills the yeast.


== Storage and drying ==
A starter that is not needed for some weeks can be kept in the refrigerator at 4 °C. Before baking it is fed two or three times, until it rises as quickly as before. For longer breaks the culture is spread thinly on paper and dried. Dried flakes keep for several years in a closed jar. Freezing works as well, although part of the yeast does not survive it.


== History ==
Starters were handed down in families and bakeries for as long as bread has been raised. Sailors and settlers carried them on their journeys. A bakery in San Francisco claims to use a culture from 1849. In Belgium a library founded in 2013 keeps more than a hundred starters from all over the world in refrigerators. Researchers use the collection to compare the microbes of different regions.


== Use in other foods ==
Starters raise more than bread. Bakers use them for pizza, waffles and panettone. In Ethiopia a similar culture ferments the batter for injera. The discard adds flavour to crackers and cakes, where baking powder does the lifting.


== See also ==
Sourdough
Kefir


== References ==`,
  },
  {
    title: 'Proofing (baking)',
    links: ['Sourdough', "Baker's yeast"],
    text: `Proofing is the step in baking in which a yeast dough rests and rises before it goes into the oven. During this rest the yeast turns sugars into carbon dioxide and alcohol, and the gas makes the dough expand. Bakers of sourdough and of yeast bread alike divide the time into a bulk rise and a final proof. The word is also used for the cabinet in which the dough rests.


== Process ==
In the bulk rise the whole dough ferments in one piece. The gluten relaxes, and flavour builds up. The dough is then divided and shaped. In the final proof the shaped loaves rise once more. A baker tests the dough by pressing a finger into it. If the dent fills slowly, the loaf is ready for the oven. If it springs back at once, the dough needs more time.
An underproofed loaf is dense and may tear at the side. An overproofed loaf spreads flat, because its gluten has lost its strength. Sourdough proofs more slowly than yeast bread, and the margin between too little and too much is wider.


== Equipment ==
Professional bakeries use proofing cabinets that hold the temperature and the humidity. A humidity of 75% to 85% keeps the surface from drying out. At home a covered bowl in a warm place serves the same purpose. Baskets of cane or wood pulp hold the shape of soft doughs. A cloth dusted with rice flour keeps the dough from sticking.


== Retarding ==
Retarding means slowing the final proof in the cold. Most bakers retard their dough at 4 °C overnight. The method lets a bakery shape bread in the afternoon and bake it in the morning. It also deepens the flavour. Retarded loaves often show small blisters on the crust.


== History ==
Bakeries in the nineteenth century proofed bread in wooden troughs beside the oven. The first cabinets with controlled steam were sold in the 1920s. Retarders came into use after 1950, when cheap refrigeration reached small shops.


== Temperature and time ==
Most bakers proof yeast dough between 24 and 29 °C. Warmer dough rises faster, but it loses flavour. A rich dough with butter and eggs needs more time, because fat slows the yeast. Whole grain dough proofs faster than white dough and collapses sooner. The time also depends on how much yeast the recipe contains.


== Tests of readiness ==
The finger test is the most common test. Some bakers keep a small piece of the dough in a glass of water, and the piece floats when enough gas has formed. Others mark the height of the dough on the bowl. Professional bakeries measure the acidity of sourdough with a meter. Experience remains the best guide, since flour and weather change from day to day.


== Mistakes ==
A dough that stands in a draught forms a dry skin, and the skin keeps it from rising. Too much flour on the cloth leaves dry folds in the loaf. An oven that is not hot enough when the proof ends lets the dough go on rising until it falls. Cold dough from the refrigerator can go straight into the oven, although many beginners believe that it must warm up first.


== References ==`,
  },
  {
    title: 'Bread',
    links: ['Sourdough', 'Flour', 'Baking'],
    text: `Bread is a staple food made from a dough of flour and water, usually by baking. It is one of the oldest prepared foods and has been eaten since before the start of farming. Raised bread contains gas bubbles from yeast, sourdough or baking powder. Flat bread is made without them.


== Ingredients ==
Flour, water and salt are the base of most breads. Wheat flour contains the proteins that form gluten, and gluten holds the gas in the dough. Rye, barley and maize hold less gas, so their loaves are denser. Fat softens the crumb and delays staling. Sugar and milk make the crust darker.


== Leavening ==
Baker's yeast is the usual agent in industrial baking, because it is fast and even. Sourdough uses wild yeast and bacteria and takes longer. Soda bread rises with bicarbonate and an acid such as buttermilk. Steam alone lifts some flat breads, for example pita.


== Methods ==
The straight dough method mixes all ingredients at once. The sponge method ferments part of the flour first. The Chorleywood process, developed in England in 1961, uses intense mixing and additives to make a loaf in under four hours. About 80% of bread in the United Kingdom is made in this way.


== Culture ==
Bread has a place in many religions. In Christianity it stands for the body of Christ, and in Judaism the challah is eaten on the Sabbath. The price of bread has caused riots, among them the Flour War of 1775 in France. In many languages the word for bread also stands for food or income.


== Health ==
Whole grain bread is a source of fibre, iron and B vitamins. White flour is enriched with iron and folic acid in more than 60 countries. Bread is among the largest sources of salt in the diet of Europe. Some people avoid bread because of coeliac disease or an intolerance of gluten.


== History ==
People baked flat bread on hot stones more than 14,000 years ago. Raised bread spread from Egypt to Greece and Rome. Roman cities had large bakeries with mills that were driven by donkeys. In the Middle Ages guilds of bakers controlled weight and price. Roller mills of the 1870s made white flour cheap. Sliced bread was first sold in Missouri in 1928.


== Types ==
Loaves differ in grain, shape and leavening. Wheat bread is light and mild. Rye bread is dense and keeps for weeks. A baguette has a thin crust, while a country loaf has a thick one. Steamed buns are common in China. Flat breads such as naan, pita and tortilla are eaten from India to Mexico. Gluten-free bread uses rice, maize or starch and needs a binder to hold the gas.


== Staling and storage ==
Bread goes stale because its starch hardens as it cools. Staling is fastest just above freezing, so a refrigerator makes bread stale sooner. Freezing stops the change almost completely. Sourdough stays fresh longer than yeast bread. A paper bag keeps the crust crisp, whereas a plastic bag keeps the crumb soft.


== Economics ==
Bread is cheap where wheat is grown on a large scale. Many governments have fixed its price, among them Egypt and France. French bakers were free to set the price of bread only in 1987. Industrial bakeries produce most of the bread in Britain and the United States. In Germany small bakeries still offer more than 3,000 kinds.


== References ==`,
  },
];
