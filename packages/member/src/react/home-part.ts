import type { FeatureSite, Screen } from '@courtside/shell/react';
import { createElement } from 'react';
import { createLookKeeper } from '../core/last-look.ts';
import type { BetTools } from './bet-tools.ts';
import { HomeMember } from './home-member.tsx';
import { withBetTools } from './with-bet-tools.tsx';

/** Loads the member's part of the home page, with its styles. */
export async function homePart(
  { services }: FeatureSite,
  tools: Promise<BetTools> | undefined,
): Promise<Screen> {
  const [known] = await Promise.all([tools ?? null, import('@courtside/member/home.css')]);
  const looks = createLookKeeper(services.storage);
  return withBetTools(() => createElement(HomeMember, { looks }), known);
}
