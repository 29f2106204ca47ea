// The route table has paths only: the needs of the pages beside the board, and of the slip of the home page, are listed
// here, and loaded together.

export async function loadMatchPage() {
  const [{ createMatchScreen }] = await Promise.all([
    import('./match-screen.tsx'),
    import('@courtside/sports/pages.css'),
  ]);
  return createMatchScreen;
}

export async function loadResultsPage() {
  const [{ createResultsScreen }] = await Promise.all([
    import('./results-screen.tsx'),
    import('@courtside/sports/pages.css'),
  ]);
  return createResultsScreen;
}

export async function loadMatchRoomPage() {
  const [{ loadMatchRoom }] = await Promise.all([
    import('./match-room-screen.tsx'),
    import('@courtside/chat/styles.css'),
  ]);
  return loadMatchRoom;
}

export const loadHomeSlip = async () => (await import('./home-slip.tsx')).createHomeSlip;

export const loadTalkParts = () => import('./talk-parts.tsx');
