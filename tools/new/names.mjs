// The spellings of a noun: `soil-sample` is SoilSample in events, soilSample in code, soil_sample on the wire.

const WORD = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** @throws Error that says how a name is written */
export function namesOf(module, noun) {
  for (const name of [module, noun])
    if (!WORD.test(name ?? ''))
      throw new Error('Usage: npm run new -- <module> <noun>, in small letters: land soil-sample');
  const Noun = noun.replaceAll(/(^|-)([a-z0-9])/g, (_, __, letter) => letter.toUpperCase());
  const words = noun.replaceAll('-', ' ');
  return {
    module,
    noun,
    Noun,
    camel: Noun.charAt(0).toLowerCase() + Noun.slice(1),
    snake: noun.replaceAll('-', '_'),
    one: `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${words}`,
    many: `${words}s`,
  };
}
