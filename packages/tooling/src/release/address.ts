import { relative } from 'node:path';
import type { PackageJson } from '../package-json.ts';

/** Fields of a manifest with the address of its source. */
export interface AddressFields {
  readonly repository?: { readonly type: 'git'; readonly url: string; readonly directory: string };
  readonly homepage?: string;
  readonly bugs?: string;
}

/**
 * The address fields of a package from the one setting; none while it is empty.
 *
 * @param address such as `https://code.example.org/courtside`
 */
export function addressFields(address: string, root: string, folder: string): AddressFields {
  if (address === '') return {};
  const directory = relative(root, folder);
  return {
    repository: { type: 'git', url: `git+${address}.git`, directory },
    homepage: `${address}/tree/main/${directory}#readme`,
    bugs: `${address}/issues`,
  };
}

/** A manifest with these address fields and no others, before its licence. */
export function withAddress(pkg: PackageJson, fields: AddressFields): PackageJson {
  const { repository: _r, homepage: _h, bugs: _b, ...rest } = pkg as PackageJson & AddressFields;
  return Object.fromEntries(
    Object.entries(rest).flatMap(([key, value]) =>
      key === 'license' ? [...Object.entries(fields), [key, value]] : [[key, value]],
    ),
  ) as unknown as PackageJson;
}

/** @returns the reason why nothing may be published, or undefined */
export const refusal = (address: string): string | undefined =>
  /^https:\/\/\S+$/.test(address)
    ? undefined
    : 'Nothing is published: package.json of the root has no courtside.repository. Whoever owns the address of the source sets it; npm proves with it where a package was built.';
