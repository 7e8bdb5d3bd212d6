export { Editor } from './Editor.tsx';
