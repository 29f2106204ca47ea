import { words } from '@courtside/i18n';
import { useFaultText, useT } from '@courtside/i18n/react';
import { useAction, useServices } from '@courtside/shell/react';
import { Button, Dialog, NumberField } from '@courtside/ui';
import { useState } from 'react';
import { chatApi } from '../redux/chat-api.ts';
import { m } from './messages.ts';

/** Most goals of one side that a gateway accepts. */
const MOST_GOALS = 20;

/** A button that opens the form in which a member predicts the score of the room's match. */
export function PredictScore({ rid }: { rid: string }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t(m.predict)}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t(m.predict)}
        closeLabel={t(words.close)}
        width="sm"
      >
        {open && <PredictForm rid={rid} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function PredictForm({ rid, onDone }: { rid: string; onDone: () => void }) {
  const t = useT();
  const { toaster } = useServices();
  const faultText = useFaultText();
  const [home, setHome] = useState<number | null>(null);
  const [away, setAway] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [predict] = chatApi.usePredictScoreMutation();
  // A refusal (the match began, or the member predicted before) is shown in the form.
  const { busy, run } = useAction((fault) => {
    setRefusal(faultText(fault));
    return true;
  });
  return (
    <form
      className="cs-chat-predict"
      onSubmit={(event) => {
        event.preventDefault();
        setRefusal(null);
        if (home === null || away === null) {
          setRefusal(t(m.predictBoth));
          return;
        }
        void run(async () => {
          await predict({ rid, h: home, c: away }).unwrap();
          toaster.show(t(m.predicted), 'success');
          onDone();
        });
      }}
    >
      <p>{t(m.predictOnce)}</p>
      <div className="cs-chat-predict__sides">
        <Goals label={t(m.predictHome)} value={home} onChange={setHome} />
        <Goals label={t(m.predictAway)} value={away} onChange={setAway} />
      </div>
      <p role="alert">{refusal}</p>
      <Button type="submit" variant="primary" loading={busy}>
        {t(m.predictSend)}
      </Button>
    </form>
  );
}

interface GoalsProps {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

function Goals({ label, value, onChange }: GoalsProps) {
  const t = useT();
  return (
    <NumberField
      {...{ label, value, onChange }}
      min={0}
      max={MOST_GOALS}
      step={1}
      inputMode="numeric"
      increaseLabel={t(m.goalMore, { side: label })}
      decreaseLabel={t(m.goalFewer, { side: label })}
    />
  );
}
