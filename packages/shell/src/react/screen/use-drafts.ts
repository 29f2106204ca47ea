import { createDrafts, type Drafts } from '../../core/drafts.ts';
import { useServices, type SiteServices } from '../services.tsx';

const known = new WeakMap<SiteServices, Drafts>();

/**
 * The member's unsent input of forms in this tab. It is deleted when they log out.
 *
 * @example
 * const drafts = useDrafts();
 * const [name, setName] = useState(() => String(drafts.read('name') ?? ''));
 * useEffect(() => drafts.keep('name', name || null), [drafts, name]);
 */
export function useDrafts(): Drafts {
  const services = useServices();
  const made = known.get(services);
  if (made) return made;
  const { tabStorage, clock, session, events } = services;
  const drafts = createDrafts({
    storage: tabStorage,
    now: () => clock.now(),
    userId: () => session.userId(),
  });
  known.set(services, drafts);
  // These listeners are never removed: the form may be gone when the member logs out.
  events.on('loggedOut', () => drafts.clear());
  events.on('memberChanged', ({ userId }) => {
    // The same member who logs in again finds their drafts.
    if (userId !== null && userId !== owner) drafts.clear();
    owner = userId ?? owner;
  });
  let owner = session.userId();
  return drafts;
}
