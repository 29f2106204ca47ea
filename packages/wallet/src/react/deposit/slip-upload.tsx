import { checkImage, MAX_IMAGE_BYTES } from '@courtside/api-client';
import { useFaultText, useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { Button, FileUpload, type UploadFile } from '@courtside/ui';
import { useState } from 'react';
import { d } from './deposit-messages.ts';

const TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

export interface SlipUploadProps {
  orderId: string;
  /** Number of slips already sent. */
  slips: number;
  /** Reads the order again. */
  onSent: () => void;
}

/** A picture of the payment for review: the member chooses, previews, removes or sends it. */
export function SlipUpload({ orderId, slips, onSent }: SlipUploadProps) {
  const t = useT();
  const faultText = useFaultText();
  const { client } = useServices();
  const [item, setItem] = useState<UploadFile | null>(null);
  /** Whether it was sent: an invalid picture cannot be sent, but one whose upload failed can be sent again. */
  const [tried, setTried] = useState(false);
  const change = (next: Partial<UploadFile>) => setItem((now) => now && { ...now, ...next });

  async function handIn({ id, file }: UploadFile) {
    setTried(true);
    setItem({ id, file, state: 'uploading' });
    try {
      await client.upload(file, {
        depositOrderId: orderId,
        onProgress: (share) => change({ progress: Math.floor(share * 100) }),
      });
      setItem(null);
      onSent();
    } catch (fault) {
      change({ state: 'failed', error: faultText(fault) });
    }
  }
  async function add([file]: File[]) {
    if (!file) return;
    setTried(false);
    const wrong = await checkImage(file);
    setItem({
      id: file.name,
      file,
      ...(wrong
        ? { state: 'failed', error: t(wrong.code === 'image.too-large' ? d.slipSize : d.slipType) }
        : { state: 'ready' }),
    });
  }

  return (
    <div className="cs-deposit-slip">
      <FileUpload
        label={t(d.slip)}
        hint={slips > 0 ? t(d.slipSent, { count: slips }) : t(d.slipHint)}
        files={item ? [item] : []}
        types={TYPES}
        maxBytes={MAX_IMAGE_BYTES}
        disabled={item?.state === 'uploading'}
        onAdd={(files) => void add(files)}
        onRemove={() => setItem(null)}
        {...(item && tried && { onRetry: () => void handIn(item) })}
        prompt={t(d.slipPrompt)}
        texts={{
          remove: t(d.slipRemove),
          retry: t(d.slipSend),
          uploading: t(d.slipUploading),
          done: t(d.slipDone),
          refused: { type: t(d.slipType), size: t(d.slipSize), count: t(d.slipCount) },
        }}
      />
      {item?.state === 'ready' && (
        <Button onClick={() => void handIn(item)}>{t(d.slipSend)}</Button>
      )}
    </div>
  );
}
