import './page.css';
import { useParams } from 'wouter';
import { ListPage } from './ListPage.tsx';
import { Overview } from './Overview.tsx';
import { SharedList } from './SharedList.tsx';

/** `/lists`, `/lists/:id` for one of them, and `/lists/shared` for one that the address carries. */
export default function ListsPage() {
  const [id = ''] = (useParams()['*'] ?? '').split('/');
  if (id === 'shared') return <SharedList />;
  return id === '' ? <Overview /> : <ListPage key={id} id={id} />;
}
