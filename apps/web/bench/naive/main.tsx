import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useSelector } from 'react-redux';

// The same prices the naive way: every one in Redux, and a dispatch per change.
const prices = createSlice({
  name: 'prices',
  initialState: {} as Record<string, string>,
  reducers: {
    all: (_, { payload }: PayloadAction<[string, string][]>) => Object.fromEntries(payload),
    changed(state, { payload: [key, price] }: PayloadAction<[string, string]>) {
      state[key] = price;
    },
  },
});
const store = configureStore({ reducer: { prices: prices.reducer } });
type Root = ReturnType<typeof store.getState>;

function Cell({ name }: { name: string }) {
  const price = useSelector((root: Root) => root.prices[name]);
  return (
    <button type="button" className="cs-price">
      {price}
    </button>
  );
}

function Page() {
  const [keys, setKeys] = useState<string[]>([]);
  const [stake, setStake] = useState('');
  if (keys.length === 0) listen(setKeys);
  return (
    <>
      <input aria-label="投注额" value={stake} onChange={(event) => setStake(event.target.value)} />
      {keys.map((key) => (
        <Cell key={key} name={key} />
      ))}
    </>
  );
}

let socket: WebSocket | null = null;
function listen(setKeys: (keys: string[]) => void) {
  if (socket) return;
  const own = new WebSocket(new URLSearchParams(location.search).get('socket') ?? '');
  socket = own;
  own.addEventListener('open', () => own.send('naive'));
  let first = true;
  own.addEventListener('message', ({ data }) => {
    const told = JSON.parse(String(data)) as [string, string][];
    if (first) {
      first = false;
      store.dispatch(prices.actions.all(told));
      setKeys(told.map(([key]) => key));
      return;
    }
    for (const change of told) store.dispatch(prices.actions.changed(change));
  });
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
}
