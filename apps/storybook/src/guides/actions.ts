import type { Guide } from './guide.ts';

/** What is pressed. */
export const actions: Readonly<Record<string, Guide>> = {
  Button: {
    use: 'Something happens on this page: a form is sent, a dialog opens, a bet is placed.',
    not: 'It leads to another page: use ButtonLink, so that it can be opened in a new tab.',
    do: 'Begin the label with what will happen: 下注 ¥100, 立即存款.',
    dont: 'Do not put two primary buttons into one group.',
    access:
      'Stays focusable while it loads and says so; `aria-disabled` keeps it reachable where a reason must be read.',
  },
  ButtonLink: {
    use: 'A link that deserves the weight of a button, such as 去体育投注 on an empty list.',
    not: 'Nothing is loaded by it: use Button.',
    do: 'Hand in the link of the router by `render`.',
    dont: 'Do not use it inside running text.',
    access: 'It is a link for assistive technology; its label must make sense in a list of links.',
  },
  IconButton: {
    use: 'A well-known action where there is no room for words: close, refresh, remove.',
    not: 'The picture is not understood by all: use Button with words.',
    do: 'Name the object in the label: 移除 和局.',
    dont: 'Do not place two with the same label beside each other.',
    access: 'The label is its name; the target is 44 px where a finger uses it.',
  },
  CopyButton: {
    use: 'A number or an address that a member needs elsewhere: ticket, order, wallet address.',
    not: 'The text is long or formatted: offer a file.',
    do: 'Say in the label what is copied: 复制订单号.',
    dont: 'Do not copy more than what is shown.',
    access: 'Its name says that it was copied, for as long as the tick is shown.',
  },
  CountdownButton: {
    use: 'An action that may be repeated after a while, such as sending a code again.',
    not: 'A deadline after which something is lost: show the time as text.',
    do: 'Take the wait from the answer of the gateway.',
    dont: 'Do not restart the wait when the page is reloaded.',
    access: 'The remaining time is read on focus and not every second.',
  },
  Menu: {
    use: 'Several things to do or places to go behind one button.',
    not: 'A choice in a form: use SelectField. Two or three options that fit: use SegmentedControl.',
    do: 'Put what cannot be undone last, marked as dangerous.',
    dont: 'Do not hide the main action of a page in it.',
    access: 'Arrow keys, first letters and Escape work as in any menu; the trigger names it.',
  },
  SegmentedControl: {
    use: 'Two to five views of the same content, changed at once: 未结算 and 已结算.',
    not: 'The views are different pages: use Tabs or links.',
    do: 'Keep the labels about equally short.',
    dont: 'Do not use it for an action.',
    access: 'A group with a name, of radio buttons: arrow keys choose.',
  },
  Tabs: {
    use: 'Parts of one page of which one is read at a time.',
    not: 'The same list filtered in two ways: use SegmentedControl.',
    do: 'Keep what is typed outside of the panels, which come and go.',
    dont: 'Do not nest tabs.',
    access: 'Arrow keys move between tabs, Tab goes into the panel.',
  },
  Pagination: {
    use: 'A list whose length is known and whose place matters, such as records.',
    not: 'A feed that is read from the top: load more on demand.',
    do: 'Keep the page in the address where it can be shared.',
    dont: 'Do not show it for a single page.',
    access: 'A navigation with a name; the current page and the number of pages are its text.',
  },
};
