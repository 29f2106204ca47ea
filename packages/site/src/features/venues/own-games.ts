import type { FeatureSite } from '@courtside/shell/react';
import { venuesMessages } from '@courtside/venues/messages';
import { OwnGames } from '@courtside/venues/react';

/** What a member played and marked, with its texts and styles. A chunk of its own, for the home page of members. */
export async function loadOwnGames({ services }: FeatureSite): Promise<typeof OwnGames> {
  await Promise.all([
    services.i18n.use(venuesMessages),
    import('@courtside/venues/styles.css'),
    import('@courtside/ui/game-art.css'),
  ]);
  return OwnGames;
}
