/** A function that is called once for each object: what it made is answered again for as long as that object is there. */
export function memoize<Of extends object, Made extends object>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, Made>();
  return (of) => {
    const made = known.get(of) ?? make(of);
    known.set(of, made);
    return made;
  };
}
