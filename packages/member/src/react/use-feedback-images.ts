import { MAX_IMAGE_BYTES } from '@courtside/api-client';
import { useFaultText, useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import type { UploadFile } from '@courtside/ui';
import { useRef, useState } from 'react';
import { shrinkImage } from '../platform/shrink-image.ts';
import { fm } from './feedback-messages.ts';

interface Image extends UploadFile {
  /** Id of the uploaded picture in the gateway. */
  readonly imageId?: string;
}

/**
 * The pictures of a feedback: made smaller, uploaded one after the other, and removed again, even during the upload.
 * The progress of a picture is known once its first part is sent.
 */
export function useFeedbackImages() {
  const t = useT();
  const faultText = useFaultText();
  const { client } = useServices();
  const [images, setImages] = useState<readonly Image[]>([]);
  const number = useRef(0);
  const line = useRef(Promise.resolve());
  /** Abort controller of each upload. */
  const sending = useRef(new Map<string, AbortController>());

  const change = (id: string, next: Partial<Image>) =>
    setImages((now) => now.map((each) => (each.id === id ? { ...each, ...next } : each)));

  async function handIn(id: string, file: File, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const small = await shrinkImage(file, MAX_IMAGE_BYTES);
    if (!small) {
      change(id, { state: 'failed', error: t(fm.imageBroken), final: true });
      return;
    }
    try {
      const { imageId } = await client.upload(small, {
        signal,
        onProgress: (share) => change(id, { progress: Math.floor(share * 100) }),
      });
      change(id, { state: 'done', imageId });
    } catch (fault) {
      change(id, { state: 'failed', error: faultText(fault) });
    }
  }
  const queue = (id: string, file: File) => {
    const abort = new AbortController();
    sending.current.set(id, abort);
    // Starts without progress, whatever was sent before.
    setImages((now) =>
      now.map((each) => (each.id === id ? { id, file, state: 'uploading' } : each)),
    );
    // One after the other: a phone's bandwidth is small, and the order is kept.
    line.current = line.current.then(() => handIn(id, file, abort.signal));
  };

  return {
    images,
    busy: images.some(({ state }) => state === 'uploading' || state === 'ready'),
    failed: images.some(({ state }) => state === 'failed'),
    ids: images.flatMap(({ imageId }) => (imageId === undefined ? [] : [imageId])),
    add(files: readonly File[]) {
      const added = files.map((file): Image => {
        number.current += 1;
        return { id: String(number.current), file, state: 'ready' };
      });
      setImages((now) => [...now, ...added]);
      for (const { id, file } of added) queue(id, file);
    },
    remove(id: string) {
      sending.current.get(id)?.abort();
      setImages((now) => now.filter((each) => each.id !== id));
    },
    retry(id: string) {
      const found = images.find((each) => each.id === id);
      if (found && found.final !== true) queue(id, found.file);
    },
    clear: () => setImages([]),
  };
}
