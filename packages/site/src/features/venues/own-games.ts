import type { FeatureSite } from '@courtside/shell/react';
import { venuesMessages } from '@courtside/venues/messages';
import { OwnGames } from '@courtside/venues/react';

/** The member's played and favourite games, with texts and styles. A separate chunk for members' home page. */
export async function loadOwnGames({ services }: FeatureSite): Promise<typeof OwnGames> {
  await Promise.all([
    services.i18n.use(venuesMessages),
    import('@courtside/venues/styles.css'),
    import('@courtside/ui/game-art.css'),
  ]);
  return OwnGames;
}
