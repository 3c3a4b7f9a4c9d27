import type { EncyclopediaPage } from './types.ts';

/**
 * Written for the tests in the manner of an encyclopedia's technical pages, which are harder to tell than the others: long sentences,
 * passives, brackets, years and formulas. Not a copy of one.
 */
export const heatStorage: EncyclopediaPage[] = [
  {
    title: 'Thermal energy storage',
    links: ['Latent heat', 'Solar thermal collector', 'District heating'],
    text: `Thermal energy storage (TES) is the temporary retention of heat or cold in a medium from which it can be recovered at a later time, and it comprises a family of technologies that differ in temperature, duration and physical principle. The capacity of a store is determined by the mass of the medium, its specific heat and the admissible temperature difference, whereas its power is limited by the surface across which heat is exchanged. Because the generation of renewable heat seldom coincides with demand, stores are employed in order to decouple the two, particularly in district heating networks, industrial processes and solar thermal power stations. The field is usually divided into sensible, latent and thermochemical storage, a classification which was proposed in the 1970s and which has been retained in most of the literature since.


== History ==
The deliberate storage of cold is considerably older than that of heat: ice was harvested from frozen lakes and kept in insulated pits in Persia (the yakhchāl, attested from about 400 BC) and, much later, in the commercial ice houses of Massachusetts. In 1803, the merchant Thomas Moore was granted a patent for an insulated chest in which butter was transported to market, and he described the principle in a pamphlet that was widely circulated. The book contains what is regarded as the first published account of a domestic ice box.
Steam accumulators were introduced by the Swedish engineer Johannes Ruths in 1913, and by 1930 several hundred of them had been installed in European factories, where fluctuations of steam demand had previously been met by oversized boilers. A large installation of this kind was commissioned in Berlin in 1929 (Charlottenburg power station, capacity 67 MWh), and it remained in service, with interruptions, for more than sixty years. The oil crisis of 1973 renewed interest in the subject, and national research programmes were established in Sweden, Denmark, Germany and the United States within three years.
The first seasonal stores of significant size were constructed in Sweden between 1978 and 1985, among them the rock cavern at Lyckebo (100,000 m³), whose losses proved to be substantially higher than had been predicted by the models of the time. In Denmark, by contrast, lined pits were gradually improved, and the store at Vojens, completed in 2015 with a volume of 200,000 m³, was for several years the largest of its type.


== Principles ==
The quantity of sensible heat Q that is held by a medium of mass m and specific heat c upon a change of temperature is expressed by


  
    
      
        Q
        =
        m
        c
        Δ
        T
      
    
    {\\displaystyle Q=mc\\Delta T}
  

where the specific heat is assumed to be constant over the interval considered. Water possesses an unusually high specific heat, approximately 4.2 kilojoules per kilogram and kelvin, and it is for this reason that it is the predominant medium below 100 °C. At higher temperatures, molten nitrate salts, thermal oils, concrete and crushed rock are utilised, each of which imposes constraints of its own with regard to cost, corrosion and stability.
The efficiency of a store depends on the preservation of its temperature layers. In a tank, warm water floats above cold water because its density is lower, and the boundary layer between them (the thermocline) should be kept as thin as possible. Mixing, which is caused by turbulent inlet flow, conduction along the walls and convection, destroys the useful temperature even though the quantity of energy remains unchanged. Diffusers are therefore fitted to the inlets, and slender tanks are generally preferred.
Losses are proportional to the surface of the store, whereas capacity is proportional to its volume; large stores consequently lose a smaller proportion of their content than small ones do. A household tank may lose half of its heat in two days, while a pit of 100,000 m³ retains between 80% and 90% over a season.


== Types ==
=== Sensible heat storage ===
Sensible heat storage, in which the temperature of a solid or liquid is raised, is the simplest and least expensive method and accounts for the great majority of installed capacity. Hot water tanks are ubiquitous in dwellings, and their cost per unit of energy declines markedly with size. Aquifer stores, in which groundwater is extracted from one well and reinjected through another, are restricted to locations with suitable geology; more than 2,000 of them were operated in the Netherlands in 2018. Borehole stores exchange heat with clay or rock through plastic pipes that are inserted to depths of 30 to 200 metres.

=== Latent heat storage ===
Latent heat storage exploits the enthalpy that is absorbed when a phase-change material melts and released when it solidifies. Paraffins, fatty acids and salt hydrates are commonly employed, since they melt between 0 °C and 120 °C and possess a high heat of fusion. The energy density is, depending on the material, five to fourteen times that of sensible storage over a narrow interval of temperature. Salt hydrates are prone to supercooling and to phase segregation, by which the capacity is diminished after repeated cycles. The low thermal conductivity of paraffins (about 0.2 W/mK) limits the rate of discharge and is counteracted by fins, metal foams or graphite.

=== Thermochemical storage ===
In thermochemical storage, heat drives a reversible reaction whose products are kept apart until the heat is required again. The energy density of such systems, which is theoretically up to ten times that of water, and the absence of losses during storage render them attractive for seasonal use. Zeolites and silica gel are the most extensively investigated sorbents, yet few installations have progressed beyond the stage of demonstration. A portable store based on zeolite was tested near Munich in 2013, with waste heat being transported by lorry to an industrial drying plant seven kilometres away.


== Applications ==
Solar thermal power stations constitute the largest application at high temperature. In the plant Andasol 1 in Spain, which was commissioned in 2009, approximately 28,500 tonnes of molten salt are heated to 386 °C, and the turbine can be operated for seven and a half hours without sunshine. Two tanks are customarily provided, one for hot and one for cold salt.
District heating networks employ large tanks in order to shift the operation of cogeneration plants to hours in which electricity is dear. In buildings, the thermal mass of walls and floors attenuates the daily variation of temperature, and gypsum boards with encapsulated paraffin have been marketed since 2004 as a supplement. Ice storage is used for the air conditioning of offices: ice is produced at night, when electricity is cheap, and melted during the day. Cold chains for vaccines rely on phase-change materials that hold a temperature between 2 °C and 8 °C for several days.


== Economics ==
The specific cost of a store falls steeply with its volume. For pits with more than 50,000 m³ it was estimated in 2019 at 20 to 40 euros per cubic metre, whereas tanks of steel cost between 100 and 250 euros. The number of cycles per year is decisive for profitability: a store that is charged once a year must be far cheaper than one that is charged daily. According to a survey of 2020, about 234 gigawatt-hours of storage capacity were in operation worldwide in 2019, and the survey projected that this figure would triple within a decade.


== Limitations ==
Large stores require land, and excavation may be precluded by groundwater. The liners of pits age more rapidly at temperatures above 80 °C, and their replacement is expensive. Molten salts solidify below roughly 220 °C, so that pipes have to be heated electrically whenever the plant is idle. Critics have argued that subsidies for seasonal storage would be spent more effectively on the insulation of buildings. Fire safety is a matter of concern where paraffins are incorporated in walls, and flame retardants are accordingly added.


== See also ==
Latent heat
District heating


== References ==
`,
  },
];
