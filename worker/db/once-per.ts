/** What is made of a thing, once for each, and kept for as long as there is the thing. */
export function oncePer<Thing extends WeakKey, Made extends object>(
  make: (thing: Thing) => Made,
): (thing: Thing) => Made {
  const known = new WeakMap<Thing, Made>();
  return (thing) => {
    let made = known.get(thing);
    if (!made) {
      made = make(thing);
      known.set(thing, made);
    }
    return made;
  };
}
