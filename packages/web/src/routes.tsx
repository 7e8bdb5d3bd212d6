import { lazy } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import Home from './pages/home/index.tsx';
import { Missing } from './pages/Missing.tsx';

const NewGame = lazy(() => import('./pages/new/index.tsx'));
const LocalTable = lazy(() => import('./pages/table/LocalTable.tsx'));
const OnlineTable = lazy(() => import('./pages/table/OnlineTable.tsx'));
const Settings = lazy(() => import('./pages/settings/index.tsx'));
const Rules = lazy(() => import('./pages/rules/index.tsx'));
const Lists = lazy(() => import('./pages/lists/index.tsx'));
const Replay = lazy(() => import('./pages/replay/index.tsx'));
const Sandbox = lazy(() => import('./pages/sandbox/index.tsx'));
const Odds = lazy(() => import('./pages/odds/index.tsx'));
const Verify = lazy(() => import('./pages/verify/index.tsx'));

/** Every address of the app. A page with parts of its own reads the rest of the address itself (`/rules/*?`). */
export function Routes() {
  return (
    <Switch>
      <Route path="/" component={Home} />
      <Route path="/new/:how?" component={NewGame} />
      <Route path="/play/:id" component={LocalTable} />
      <Route path="/match/:id" component={OnlineTable} />
      <Route path="/rules/*?" component={Rules} />
      <Route path="/lists/*?" component={Lists} />
      <Route path="/squads">
        <Redirect to="/lists" />
      </Route>
      <Route path="/replay/*?" component={Replay} />
      <Route path="/sandbox/*?" component={Sandbox} />
      <Route path="/odds/*?" component={Odds} />
      <Route path="/verify/*?" component={Verify} />
      <Route path="/settings" component={Settings} />
      <Route component={Missing} />
    </Switch>
  );
}
