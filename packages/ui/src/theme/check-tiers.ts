import { EDITIONS, type Tiers } from './tiers.ts';
import { referenceOf, tokenPaths, type TokenGroup } from './token-file.ts';

const names = (group: TokenGroup) => new Set(tokenPaths(group).keys());

const shared = (one: Set<string>, other: Set<string>) => [...one].filter((name) => other.has(name));

function differences(what: string, one: Set<string>, other: Set<string>): string[] {
  return [...one, ...other]
    .filter((name) => !one.has(name) || !other.has(name))
    .map((name) => `${what}: only one of them has ${name}`);
}

/** Checks every rule between the tiers. @returns a line for each breach */
export function checkTiers(tiers: Tiers): string[] {
  const primitive = names(tiers.primitive);
  const edition = names(tiers.editions.classic);
  const base = names(tiers.base);
  const component = names(tiers.component);
  const modes = Object.values(tiers.priceColors).map(names);
  const moves = modes[0] ?? new Set<string>();
  const semantic = new Set([...base, ...edition, ...moves]);
  const problems = [
    ...differences('editions', edition, names(tiers.editions.professional)),
    ...modes.flatMap((mode) => differences('price colours', moves, mode)),
    ...shared(base, edition).map((name) => `${name} is in the base and in an edition`),
    ...shared(semantic, component).map((name) => `${name} is in two tiers`),
    ...[...names(tiers.sport)]
      .filter((name) => !base.has(name))
      .map((name) => `themes/sport: ${name} is no token of the semantic base`),
  ];

  for (const [path, { $value }] of tokenPaths(tiers.component)) {
    const target = referenceOf($value);
    if (target === undefined || !semantic.has(target))
      problems.push(`component ${path} must refer to one semantic token`);
  }
  for (const group of [tiers.base, tiers.sport, ...Object.values(tiers.editions)]) {
    for (const [path, { $type, $value }] of tokenPaths(group)) {
      if ($type === 'shadow') continue;
      const target = referenceOf($value);
      if (target === undefined || !primitive.has(target))
        problems.push(`semantic ${path} must refer to one primitive`);
    }
  }
  for (const [mode, group] of Object.entries(tiers.priceColors)) {
    for (const [path, { $value }] of tokenPaths(group)) {
      if (!edition.has(referenceOf($value) ?? ''))
        problems.push(`price-colors/${mode}: ${path} must refer to a token of the editions`);
    }
  }
  for (const [brand, files] of Object.entries(tiers.brands)) {
    const allowed = {
      brand: new Set([...primitive, ...base]),
      classic: edition,
      professional: edition,
    };
    for (const file of ['brand', ...EDITIONS] as const) {
      for (const path of names(files[file])) {
        if (component.has(path))
          problems.push(`brands/${brand}/${file}: ${path} belongs to the component tier`);
        else if (!allowed[file].has(path))
          problems.push(`brands/${brand}/${file}: there is no ${path} to override`);
      }
    }
  }
  return problems;
}
