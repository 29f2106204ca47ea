import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { refused, REGISTER_CALL, said, underWay, waysIn } from '../site/access-scripts.ts';
import {
  askInWords,
  CONFIRM,
  DIALOGS,
  dialogOf,
  passPicture,
  passSlider,
  seeAlert,
  seeBeside,
  sendLogin,
  sendRegistration,
} from '../site/access-steps.ts';
import {
  PICTURE_CALL,
  QUESTION_CALL,
  SLIDER_ANSWER_CALL,
  SLIDER_CALL,
  SLIDER_CHECK_CALL,
} from '../site/captcha-script.ts';
import { all } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import { at, pageMeta } from './page-meta.tsx';

const doorWith = (...scripts: readonly Script[]) =>
  at({ path: '/agent', script: all(waysIn, ...scripts) });

const meta = {
  ...pageMeta,
  title: 'Pages/Captcha',
  parameters: { ...pageMeta.parameters, ...doorWith() },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const PICTURE = /图形验证码|圖形驗證碼/;
const SLIDER = /滑动验证|滑動驗證/;

/** The picture is a bitmap that the browser can draw. */
const seeBitmap = (image: HTMLElement) =>
  waitFor(() => {
    const { src, naturalWidth } = image as HTMLImageElement;
    return expect([src.slice(0, 22), naturalWidth > 0]).toEqual(['data:image/png;base64,', true]);
  });

export const Picture: Story = {
  play: async ({ canvasElement }) => {
    await sendRegistration(canvasElement);
    const image = await screen.findByRole('img', { name: PICTURE });
    await seeBitmap(image);
    // Nothing of a letter is cut off.
    const [whole, stage] = [image, image.parentElement ?? image].map((each) =>
      each.getBoundingClientRect(),
    );
    await expect(whole?.height).toBeLessThanOrEqual(stage?.height ?? 0);
  },
};

export const PictureComing: Story = {
  parameters: doorWith(underWay(PICTURE_CALL)),
  play: async ({ canvasElement }) => {
    await sendRegistration(canvasElement);
    const dialog = await dialogOf(DIALOGS.picture);
    await dialog.findByRole('status', { name: /正在(获取图片|取得圖片)/ });
  },
};

/** A text that is none is told before anything is sent. */
export const PictureEmpty: Story = {
  play: async ({ canvasElement }) => {
    await sendRegistration(canvasElement);
    const dialog = await dialogOf(DIALOGS.picture);
    await userEvent.click(dialog.getByRole('button', { name: CONFIRM }));
    await dialog.findByText(/请输入验证码|請輸入驗證碼/);
  },
};

/** A wrong text brings another picture, with an empty field. */
export const PictureWrong: Story = {
  parameters: doorWith(refused(REGISTER_CALL, 6007)),
  play: async ({ canvasElement }) => {
    await sendRegistration(canvasElement);
    await passPicture();
    const dialog = await dialogOf(DIALOGS.picture);
    await dialog.findByText(said(6007));
    await expect(dialog.getByRole('textbox')).toHaveValue('');
    await waitFor(() =>
      expect(dialog.getByRole('img', { name: PICTURE })).toHaveAttribute(
        'data-captcha-id',
        'picture-2',
      ),
    );
  },
};

/** The captcha closes, and its message begins with 1. */
export const PictureNotToBeHad: Story = {
  parameters: doorWith(refused(PICTURE_CALL, 6011)),
  play: async ({ canvasElement }) => {
    await seeAlert(await sendRegistration(canvasElement), /^1\D/);
    await expect(screen.queryByRole('dialog', { name: DIALOGS.picture })).toBeNull();
  },
};

export const Slider: Story = {
  play: async ({ canvasElement }) => {
    await sendLogin(canvasElement);
    const slider = await screen.findByRole('slider', { name: SLIDER });
    const dialog = slider.closest<HTMLElement>('[role="dialog"]');
    const pictures = [...(dialog?.querySelectorAll('img') ?? [])];
    await expect(pictures).toHaveLength(2);
    for (const picture of pictures) await seeBitmap(picture);
  },
};

/** The piece before it is let go, where it belongs. */
export const SliderInItsPlace: Story = {
  play: async ({ canvasElement }) => {
    await sendLogin(canvasElement);
    const slider = await screen.findByRole('slider', { name: SLIDER });
    await fireEvent.change(slider, { target: { value: '240' } });
    await expect(slider).toHaveValue('240');
  },
};

export const SliderComing: Story = {
  parameters: doorWith(underWay(SLIDER_CALL)),
  play: async ({ canvasElement }) => {
    await sendLogin(canvasElement);
    const dialog = await dialogOf(DIALOGS.slider);
    await dialog.findByRole('status', { name: /正在(获取验证|取得驗證)/ });
  },
};

/** A wrong place brings another slider. */
export const SliderWrong: Story = {
  parameters: doorWith(refused(SLIDER_ANSWER_CALL, 6007)),
  play: async ({ canvasElement }) => {
    await sendLogin(canvasElement);
    await passSlider();
    const dialog = await dialogOf(DIALOGS.slider);
    await seeAlert(dialog, /位置不对，请再试一次|位置不對，請再試一次/);
    await waitFor(() =>
      expect(document.querySelector('[data-captcha-id="slider-2"]')).not.toBeNull(),
    );
  },
};

/** The captcha closes, and its message begins with 6. */
export const SliderNotToBeHad: Story = {
  parameters: doorWith(refused(SLIDER_CALL, 6011)),
  play: async ({ canvasElement }) => {
    await seeAlert(await sendLogin(canvasElement), /^6\D/);
    await expect(screen.queryByRole('dialog', { name: DIALOGS.slider })).toBeNull();
  },
};

/** The site's own check fails: the message begins with 2. */
export const SliderCheckFailed: Story = {
  parameters: doorWith(refused(SLIDER_CHECK_CALL, 6011)),
  play: async ({ canvasElement }) => {
    const dialog = await sendLogin(canvasElement);
    await passSlider();
    await seeAlert(dialog, /^2\D/);
  },
};

const SUM = /七加十二/;

/** For a member who cannot see the slider; the question is the name of the field. */
export const QuestionInWords: Story = {
  play: async ({ canvasElement }) => {
    await sendLogin(canvasElement);
    const dialog = await askInWords(DIALOGS.slider);
    await waitFor(() => expect(dialog.getByRole('textbox', { name: SUM })).toHaveFocus());
    await dialog.findByRole('button', { name: /改用[图圖]片/ });
  },
};

export const QuestionComing: Story = {
  parameters: doorWith(underWay(QUESTION_CALL)),
  play: async ({ canvasElement }) => {
    await sendRegistration(canvasElement);
    const dialog = await askInWords(DIALOGS.picture);
    await dialog.findByRole('status', { name: /正在(获取题目|取得題目)/ });
  },
};

export const QuestionEmpty: Story = {
  play: async ({ canvasElement }) => {
    await sendRegistration(canvasElement);
    const dialog = await askInWords(DIALOGS.picture);
    await dialog.findByRole('textbox', { name: SUM });
    await userEvent.click(dialog.getByRole('button', { name: CONFIRM }));
    await dialog.findByText(/请输入答案|請輸入答案/);
  },
};

/** A wrong answer brings another question, and its field the focus. */
export const QuestionWrong: Story = {
  parameters: doorWith(refused(SLIDER_ANSWER_CALL, 6007)),
  play: async ({ canvasElement }) => {
    await sendLogin(canvasElement);
    const dialog = await askInWords(DIALOGS.slider);
    await userEvent.type(await dialog.findByRole('textbox', { name: SUM }), '18{Enter}');
    await seeBeside(() => dialog.getByRole('textbox'), /答案不[对對]/);
    await expect(dialog.getByRole('textbox')).toHaveValue('');
  },
};

/** 6011: too many of them. The login form says so, and the slider is still there for it. */
export const TooManyQuestions: Story = {
  parameters: doorWith(refused(QUESTION_CALL, 6011)),
  play: async ({ canvasElement }) => {
    const login = await sendLogin(canvasElement);
    const dialog = await dialogOf(DIALOGS.slider);
    await userEvent.click(await dialog.findByRole('button', { name: /改答文字[题題]/ }));
    await seeAlert(login, said(6011));
  },
};
