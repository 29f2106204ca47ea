import { chatMessages } from '@courtside/chat/messages';
import { RoomPage } from '@courtside/chat/react';
import { NotFound, useHasRoute, type FeatureSite } from '@courtside/shell/react';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';

/** `/game/sport/match/<gidm>/chat`: the chat room of a match as a page. A site without chat rooms has none. */
function MatchRoomScreen() {
  const { gidm = '' } = useParams();
  return useHasRoute('/chat') ? (
    <RoomPage key={gidm} rid={`m-${gidm}`} match={`/game/sport/match/${gidm}`} />
  ) : (
    <NotFound />
  );
}

/** Loads the page with its texts, which are those of another feature. */
export async function loadMatchRoom({ services }: FeatureSite): Promise<ComponentType> {
  await services.i18n.use(chatMessages);
  return MatchRoomScreen;
}
