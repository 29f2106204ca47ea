import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { UploadFile } from './file-item.tsx';
import { Kept } from '../../stories/kept.tsx';
import { formWide, narrow } from '../../stories/narrow.tsx';
import { FileUpload } from './file-upload.tsx';

/** A picture of one pixel, padded to a given size. */
function picture(name: string, bytes = 0): File {
  const pixel = Uint8Array.from(
    atob(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    ),
    (sign) => sign.charCodeAt(0),
  );
  return new File([pixel, new Uint8Array(bytes)], name, { type: 'image/png' });
}

// The testing library cannot put files into these events: browsers allow it only in the constructor.
const drop = (on: Element, dataTransfer: DataTransfer) =>
  on.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
const paste = (on: Element, clipboardData: DataTransfer) =>
  on.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));

const inStates = (error: string): UploadFile[] => [
  { id: '1', file: picture('receipt-1.png'), state: 'ready' },
  { id: '2', file: picture('receipt-2.png'), state: 'uploading', progress: 40 },
  { id: '3', file: picture('receipt-3.png'), state: 'done' },
  {
    id: '4',
    file: picture('receipt-4-with-a-rather-long-name-of-a-file.png'),
    state: 'failed',
    error,
  },
];

const meta = {
  title: 'Components/FileUpload',
  component: FileUpload,
  args: {
    label: '转账凭证',
    files: [],
    types: ['image/png', 'image/jpeg'],
    maxBytes: 200_000,
    maxFiles: 3,
    prompt: '选择、拖入或粘贴图片，最多三张',
    texts: {
      remove: '移除',
      retry: '重新上传',
      uploading: '正在上传',
      done: '已上传',
      refused: { type: '不是图片', size: '超过 200 KB', count: '超过三张' },
    },
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  decorators: [formWide],
  render: (args) => (
    <Kept<readonly UploadFile[]> value={args.files} onChange={() => {}}>
      {(files, setFiles) => (
        <FileUpload
          {...args}
          files={files}
          onAdd={(added) => {
            args.onAdd(added);
            const items = added.map((file) => ({ id: file.name, file, state: 'ready' as const }));
            setFiles([...files, ...items]);
          }}
          onRemove={(id) => {
            args.onRemove(id);
            setFiles(files.filter((file) => file.id !== id));
          }}
        />
      )}
    </Kept>
  ),
  parameters: {
    keyboard: [
      ['Enter, Space', 'open the choice of files'],
      ['Paste', 'adds a picture from the clipboard while the focus is in the field'],
      ['Tab', 'to the buttons of each file'],
    ],
    traditional: {
      转账凭证: '轉帳憑證',
      '选择、拖入或粘贴图片，最多三张': '選擇、拖入或貼上圖片，最多三張',
      移除: '移除',
      重新上传: '重新上傳',
      正在上传: '正在上傳',
      已上传: '已上傳',
      不是图片: '不是圖片',
      '超过 200 KB': '超過 200 KB',
      超过三张: '超過三張',
      请上传转账凭证: '請上傳轉帳憑證',
      '上传失败，请重试': '上傳失敗，請重試',
    },
  },
} satisfies Meta<typeof FileUpload>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Accepted files are passed on; the others are listed with the reason. */
export const Empty: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector('input')!;
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.upload(input, picture('receipt.png'));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByText('receipt.png')).toBeVisible());
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('receipt.png')).toBeNull();
    await expect(input).toHaveFocus();
  },
};

export const Refused: Story = {
  play: async ({ args, canvasElement }) => {
    const face = canvasElement.querySelector('.cs-upload__face')!;
    const transfer = new DataTransfer();
    transfer.items.add(new File(['%PDF'], 'terms.pdf', { type: 'application/pdf' }));
    transfer.items.add(picture('large.png', 200_001));
    drop(face, transfer);
    const alert = canvasElement.querySelector('[role=alert]');
    await waitFor(() => expect(alert).not.toBeEmptyDOMElement());
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(alert).toHaveTextContent(/terms\.pdf 不是/);
    await expect(alert).toHaveTextContent(/large\.png 超[过過]/);
  },
};

export const Pasted: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const transfer = new DataTransfer();
    transfer.items.add(picture('screenshot.png'));
    paste(canvasElement.querySelector('input')!, transfer);
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByText('screenshot.png')).toBeVisible());
  },
};

/** A file in each state. */
export const States: Story = {
  render: (args) => <FileUpload {...args} files={inStates(args.error ?? '')} error={undefined} />,
  args: { error: '上传失败，请重试' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName(/receipt-2/);
    await userEvent.click(canvas.getByRole('button', { name: /重新上[传傳]/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onRetry).toHaveBeenCalledWith('4');
  },
};

export const Invalid: Story = { args: { error: '请上传转账凭证', required: true } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvasElement }) => {
    const transfer = new DataTransfer();
    transfer.items.add(picture('late.png'));
    drop(canvasElement.querySelector('.cs-upload__face')!, transfer);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = {
  ...States,
  args: { error: '上传失败，请重试' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
  decorators: [narrow],
};
