/** What is printed on the cards in the upper corner: their prices in energy. */
const CARDS: Readonly<Record<number, string>> = {
  2: `made_in_a_lab monster_batteries solar_powered`,
  3: `alien_metabolism camouflage complete_destruction corner_store dedicated_news_team energy_hoarder fire_blast
friend_of_children heal herd_culler metamorph national_guard opportunist plot_twist poison_quills
psychic_probe rapid_healing rooting_for_the_underdog stretchy were_only_making_it_stronger`,
  4: `armor_plating background_dweller commuter_train eater_of_the_dead even_bigger fire_breathing gourmet
healing_ray high_altitude_bombing omnivore parasitic_tentacles poison_spit regeneration smoke_cloud tanks
telepath urbavore`,
  5: `alpha_monster apartment_building burrowing drop_from_high_altitude freeze_time giant_brain herbivore
jet_fighters jets spiked_tail`,
  6: `acid_attack gas_refinery nuclear_power_plant shrink_ray skyscraper vast_storm wings`,
  7: `evacuation_orders extra_head frenzy it_has_a_child nova_breath`,
  8: `energize mimic`,
};

export const PRICES: ReadonlyMap<string, number> = new Map(
  Object.entries(CARDS).flatMap(([price, cards]) => cards.split(/\s+/).map((card) => [card, Number(price)] as const)),
);
