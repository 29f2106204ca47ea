'use client';
import { IconAlert, IconClose, IconRefresh, IconSuccess } from '../../icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { FilePreview } from './file-preview.tsx';

/** A file that the member added. */
export interface UploadFile {
  id: string;
  file: File;
  state: 'ready' | 'uploading' | 'done' | 'failed';
  /** Progress of the upload in per cent; leave it out when unknown. */
  progress?: number;
  /** Error text. */
  error?: string;
  /** A retry would not help: the file can only be removed. @default false */
  final?: boolean;
}

/** Names of the actions on a file; the file's name follows. */
export interface UploadFileTexts {
  remove: string;
  retry: string;
  uploading: string;
  done: string;
}

interface FileItemProps {
  item: UploadFile;
  texts: UploadFileTexts;
  disabled: boolean;
  onRemove: () => void;
  onRetry: (() => void) | undefined;
}

export function FileItem({ item, texts, disabled, onRemove, onRetry }: FileItemProps) {
  const { file, state, progress, error } = item;
  return (
    <li className="cs-upload__item" data-state={state}>
      <FilePreview file={file} />
      <div className="cs-upload__facts">
        <span className="cs-upload__name">{file.name}</span>
        {state === 'uploading' && (
          <progress
            className="cs-upload__progress"
            aria-label={`${texts.uploading} ${file.name}`}
            max={100}
            value={progress}
          />
        )}
        {state === 'done' && (
          <span className="cs-upload__state is-done" role="status">
            <IconSuccess size={16} aria-hidden />
            {texts.done}
          </span>
        )}
        {state === 'failed' && (
          <span className="cs-upload__state is-failed" role="alert">
            <IconAlert size={16} aria-hidden />
            {error}
          </span>
        )}
      </div>
      {state === 'failed' && item.final !== true && onRetry && (
        <IconButton label={`${texts.retry} ${file.name}`} disabled={disabled} onClick={onRetry}>
          <IconRefresh size={16} aria-hidden />
        </IconButton>
      )}
      <IconButton label={`${texts.remove} ${file.name}`} disabled={disabled} onClick={onRemove}>
        <IconClose size={16} aria-hidden />
      </IconButton>
    </li>
  );
}
