import type { KeyValueStore } from '@courtside/kernel';

/** Finds out whether a newer build of the site was deployed while this page was open. */
export interface Updates {
  /** The id of the newer build, or null when this page is the newest or that cannot be known. */
  newerBuild(): Promise<string | null>;
  /** Whether the page was loaded anew for this build before: if it fails again, it fails for another reason. */
  wasReloadedFor(build: string): boolean;
  /** Loads the page anew, and remembers for which build. */
  reloadFor(build: string): void;
}

export interface UpdatesOptions {
  /** The build of this page, as the runtime configuration named it; without one nothing is ever newer. */
  build: string | undefined;
  /** Reads the build that is served now. */
  servedBuild: () => Promise<string | undefined>;
  /** A store that ends with the tab. */
  storage: KeyValueStore;
  reload: () => void;
}

const KEY = 'courtside.reloadedFor';

export function createUpdates({ build, servedBuild, storage, reload }: UpdatesOptions): Updates {
  return {
    async newerBuild() {
      if (build === undefined) return null;
      const served = await servedBuild().catch(() => undefined);
      return served === undefined || served === build ? null : served;
    },
    wasReloadedFor: (newer) => storage.get(KEY) === newer,
    reloadFor(newer) {
      storage.set(KEY, newer);
      reload();
    },
  };
}
