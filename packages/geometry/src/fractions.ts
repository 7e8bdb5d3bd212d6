// The engine lays objects of one form out by the first numbers it sees in them. If those are whole, every such object
// must be laid out anew once a fraction turns up, and reading one of the old layout stays ten times slower for good.
// So one object of each form is made here with fractions, before any other. The freeze is a call, which no bundler drops.

Object.freeze([
  { x: 0.5, y: 0.5 },
  { x: 0.5, y: 0.5, heading: 0.5 },
  { x: 0.5, y: 0.5, z: 0.5 },
  { kind: 'polygon', points: [0.5], x: 0.5, y: 0.5, outer: 0.5, inner: 0.5 },
  { kind: 'disc', x: 0.5, y: 0.5, radius: 0.5 },
  { ax: 0.5, ay: 0.5, bx: 0.5, by: 0.5 },
  { distance: 0.5, ax: 0.5, ay: 0.5, bx: 0.5, by: 0.5, unique: true, ends: null },
  { depth: 0.5, x: 0.5, y: 0.5 },
  { enter: 0.5, exit: 0.5 },
  { nx: 0.5, ny: 0.5, offset: 0.5 },
]);
