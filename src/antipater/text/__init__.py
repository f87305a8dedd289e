"""Words for people, English and French: reasons, events, cards, prices."""
