// A member who opens the form looks for the answer later: one file for all three.
export { FeedbackFormScreen } from './feedback-form-screen.tsx';
export { FeedbackListScreen } from './feedback-list-screen.tsx';
export { FeedbackThreadScreen } from './feedback-thread-screen.tsx';
