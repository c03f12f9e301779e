/**
 * A function that does its work once for each object it is given, as long as that lives: what a query is compared with
 * is made ready for the first letter that is typed, and there for the others.
 */
export function onceFor<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
  const known = new WeakMap<Given, Made>();
  return (given) => {
    const made = known.get(given) ?? make(given);
    known.set(given, made);
    return made;
  };
}
