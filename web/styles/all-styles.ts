import './all.css';
