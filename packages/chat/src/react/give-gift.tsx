import { useFaultText, useT } from '@courtside/i18n/react';
import { uuidFrom } from '@courtside/kernel';
import { QueryView, useAction, useServices } from '@courtside/shell/react';
import { Artwork } from '@courtside/ui';
import { useRef, useState } from 'react';
import { chatApi } from '../redux/chat-api.ts';
import { Choices } from './choices.tsx';
import { m } from './messages.ts';

interface GiveGiftProps {
  rid: string;
  disabled: boolean;
}

/** The gifts that a member may give: free, a limited number per day. The gateway announces a gift in the room. */
export function GiveGift({ rid, disabled }: GiveGiftProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <Choices label={t(m.recordGifts)} disabled={disabled} onOpenChange={setOpen}>
      {open && <Gifts rid={rid} />}
    </Choices>
  );
}

function Gifts({ rid }: { rid: string }) {
  const t = useT();
  const { random } = useServices();
  const faultText = useFaultText();
  const [refusal, setRefusal] = useState<string | null>(null);
  const gifts = chatApi.useChatGiftsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [give] = chatApi.useGiveGiftMutation();
  /** The last gift whose answer did not come; giving it again reuses its idempotency key. */
  const unanswered = useRef<{ giftCode: string; key: string } | null>(null);
  const { busy, run } = useAction((fault) => {
    setRefusal(faultText(fault));
    return true;
  });
  function send(giftCode: string) {
    setRefusal(null);
    const again = unanswered.current;
    const key = again?.giftCode === giftCode ? again.key : uuidFrom(random);
    unanswered.current = { giftCode, key };
    void run(async () => {
      await give({ rid, giftCode, count: 1, key }).unwrap();
      unanswered.current = null;
      void gifts.refetch();
    });
  }
  return (
    <QueryView query={gifts} rows={2}>
      {({ left, gifts: offered }) => (
        <>
          {offered.map(({ giftCode, name, picture }) => (
            <button
              key={giftCode}
              type="button"
              className="cs-chat-choice cs-chat-gift"
              disabled={busy || left === 0}
              onClick={() => send(giftCode)}
            >
              <Artwork motif={picture.motif} seed={giftCode} ratio="square" plain />
              {name}
            </button>
          ))}
          <p className="cs-chat-gift__left" role="status">
            {refusal ?? t(left === 0 ? m.noGiftsLeft : m.giftsLeft, { count: left })}
          </p>
        </>
      )}
    </QueryView>
  );
}
