"""Tests of Het Gouden Zevenspel, rule by rule."""
