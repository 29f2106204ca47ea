'use client';
import { useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';
import { IconAlert, IconUpload } from '../../icons.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import { FileItem, type UploadFile, type UploadFileTexts } from './file-item.tsx';
import { sortFiles, type FileProblem } from './sort-files.ts';

/** All other props go to the `<input type="file">`; `className` goes to the frame. */
export interface FileUploadProps
  extends
    FieldTexts,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'value' | 'defaultValue' | 'onChange' | 'accept' | 'multiple' | 'size' | 'required'
    > {
  files: readonly UploadFile[];
  /** Files within the limits, chosen, dropped or pasted. */
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  /** Called to send a failed file again; without it there is no retry button. */
  onRetry?: (id: string) => void;
  /** Complete media types of images. */
  types: readonly string[];
  maxBytes: number;
  /** @default 1 */
  maxFiles?: number;
  /** Prompt of the field: choose, drop or paste. */
  prompt: string;
  texts: UploadFileTexts & {
    /** Why a file is refused; the file's name is shown before it. */
    refused: Readonly<Record<FileProblem, string>>;
  };
}

/** A field for pictures to send, e.g. a receipt. It checks and shows them; the application sends them. */
export function FileUpload({
  label,
  hideLabel,
  error,
  hint,
  required,
  files,
  onAdd,
  onRemove,
  onRetry,
  types,
  maxBytes,
  maxFiles = 1,
  prompt,
  texts,
  className,
  id,
  disabled = false,
  'aria-describedby': describedBy,
  ...input
}: FileUploadProps) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [over, setOver] = useState(false);
  const add = (list: FileList | null) => {
    if (disabled || !list || list.length === 0) return;
    const sorted = sortFiles([...list], { types, maxBytes, room: maxFiles - files.length });
    setRefused(sorted.refused.map(({ file, problem }) => `${file.name} ${texts.refused[problem]}`));
    if (sorted.taken.length > 0) onAdd(sorted.taken);
  };
  return (
    <Field
      {...{ label, hideLabel, error, hint, required, id, describedBy }}
      className={classNames('cs-upload', className)}
    >
      {(control) => (
        <div onPaste={(event) => add(event.clipboardData.files)}>
          {/* Dropping duplicates what the input does, so it needs no keyboard access of its own. */}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
          <div
            className="cs-upload__face"
            data-over={over || undefined}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(!disabled);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={(event) => {
              event.preventDefault();
              setOver(false);
              add(event.dataTransfer.files);
            }}
          >
            <input
              {...input}
              id={control.id}
              type="file"
              className="cs-upload__input"
              accept={types.join(',')}
              multiple={maxFiles > 1}
              disabled={disabled}
              required={required}
              aria-invalid={control.invalid}
              aria-describedby={control.describedBy}
              onChange={({ target }) => {
                add(target.files);
                // Otherwise choosing the same file again would not fire a change.
                target.value = '';
              }}
            />
            <IconUpload size={20} aria-hidden />
            <span>{prompt}</span>
          </div>
          <div role="alert">
            {refused.map((line) => (
              <p key={line} className="cs-field__note cs-upload__refused is-error">
                <IconAlert size={16} aria-hidden />
                {line}
              </p>
            ))}
          </div>
          {files.length > 0 && (
            <ul className="cs-upload__list">
              {files.map((item) => (
                <FileItem
                  key={item.id}
                  item={item}
                  texts={texts}
                  disabled={disabled}
                  onRemove={() => {
                    onRemove(item.id);
                    // The focused button disappears with the file.
                    document.getElementById(control.id)?.focus();
                  }}
                  onRetry={onRetry && (() => onRetry(item.id))}
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
}
