import './page.css';
import { useParams } from 'wouter';
import { ListPage } from './ListPage.tsx';
import { Overview } from './Overview.tsx';

/** `/lists`, and `/lists/:id` for one of them. */
export default function ListsPage() {
  const [id = ''] = (useParams()['*'] ?? '').split('/');
  return id === '' ? <Overview /> : <ListPage key={id} id={id} />;
}
